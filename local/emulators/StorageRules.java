import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.SequentialEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Judges storage.rules for the Storage emulator with Google's own rules engine, which the Cloud
 * SDK's Firestore emulator carries. One JSON object a line, in and out: the protocol of
 * firebase-tools, lib/emulator/storage/rules/runtime.js. What cannot be judged is refused.
 */
public final class StorageRules {
  private static final Map<String, SequentialEvaluator> rulesets = new HashMap<>();

  public static void main(String[] args) throws Exception {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    // Whatever the engine prints must not be taken for an answer.
    System.setOut(System.err);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    out.println("{\"id\":-1,\"status\":\"ok\",\"action\":\"\"}");
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      out.println(answer(JsonParser.parseString(line).getAsJsonObject()));
      // The reader takes a chunk for one object; a pause keeps two answers out of one chunk.
      Thread.sleep(4);
    }
  }

  private static JsonObject answer(JsonObject request) {
    JsonObject reply = new JsonObject();
    reply.add("id", request.get("id"));
    reply.add("action", request.get("action"));
    reply.addProperty("status", "ok");
    reply.add("errors", new JsonArray());
    reply.add("warnings", new JsonArray());
    try {
      JsonObject context = request.getAsJsonObject("context");
      switch (request.get("action").getAsString()) {
        case "load_ruleset": load(context, reply); break;
        case "verify": verify(context, reply); break;
        default: throw new IllegalArgumentException("unknown action " + request.get("action"));
      }
    } catch (Exception failure) {
      reply.getAsJsonArray("errors").add(String.valueOf(failure));
    }
    return reply;
  }

  private static void load(JsonObject context, JsonObject reply) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      source.addFiles(File.newBuilder()
          .setName(file.getAsJsonObject().get("name").getAsString())
          .setContent(file.getAsJsonObject().get("content").getAsString()));
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone().compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      reply.getAsJsonArray(isError ? "errors" : "warnings").add(issue.getDescription()
          + " (line " + issue.getSourcePosition().getLine() + ")");
    }
    if (compiled.hasCompilationError()) {
      if (reply.getAsJsonArray("errors").size() == 0) reply.getAsJsonArray("errors").add("storage.rules does not compile");
      return;
    }
    rulesets.put(context.get("rulesetName").getAsString(), new SequentialEvaluator(compiled.getRulesetAst()));
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
    reply.add("result", result);
  }

  private static void verify(JsonObject context, JsonObject reply) throws Exception {
    SequentialEvaluator rules = rulesets.get(context.get("rulesetName").getAsString());
    if (rules == null) throw new IllegalStateException("no ruleset of that name is loaded");
    RuleContext.Builder question = RuleContext.builder()
        .service(context.get("service").getAsString())
        .path(context.get("path").getAsString())
        .method(context.get("method").getAsString());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(variable.getValue().toString(), value);
      question.supplyVariable(variable.getKey(), value.build());
    }
    boolean permit = false;
    try {
      permit = rules.evaluate(question.build()).get().permit();
    } catch (Exception failure) {
      reply.getAsJsonArray("warnings").add(String.valueOf(failure.getMessage()));
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    reply.add("result", result);
  }
}
