@echo off
rem Grundy's launcher for Windows: finds a Java 25 or newer, and runs the command line. GRUNDY_JAVA_HOME, else JAVA_HOME, else java on the
rem PATH; GRUNDY_JAVA_OPTS are more options for java. What it keeps, for a faster start, is in %LOCALAPPDATA%\grundy.
setlocal EnableExtensions DisableDelayedExpansion

set "grundy_home=%~dp0"
set "grundy_java="
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "grundy_java=%JAVA_HOME%\bin\java.exe"
if not defined grundy_java for %%j in (java.exe) do set "grundy_java=%%~$PATH:j"
if defined GRUNDY_JAVA_HOME set "grundy_java=%GRUNDY_JAVA_HOME%\bin\java.exe"
if not defined grundy_java goto no_java
if not exist "%grundy_java%" goto no_java

rem A JDK says in its file `release` which it is; where there is none, Java says itself if it is too old.
set "grundy_feature=25"
for %%j in ("%grundy_java%") do set "grundy_release=%%~dpj..\release"
if exist "%grundy_release%" for /f "usebackq tokens=1,2 delims==" %%a in ("%grundy_release%") do if "%%a"=="JAVA_VERSION" set "grundy_feature=%%b"
set "grundy_feature=%grundy_feature:"=%"
for /f "delims=." %%a in ("%grundy_feature%") do set "grundy_feature=%%a"
if %grundy_feature% LSS 25 goto old_java

set "grundy_options=-XX:+UseSerialGC -XX:PretenureSizeThreshold=1m -XX:-UsePerfData -Xlog:disable --enable-native-access=ALL-UNNAMED -Dgrundy.packed=true"
set "grundy_options=%grundy_options% -XX:Tier4InvocationThreshold=50000 -XX:Tier4MinInvocationThreshold=6000 -XX:Tier4CompileThreshold=150000"
set "grundy_options=%grundy_options% -XX:Tier4BackEdgeThreshold=1000000 -XX:FreqInlineSize=150 -XX:InlineSmallCode=1200"
set "grundy_data=%GRUNDY_DATA%"
if not defined grundy_data set "grundy_data=%USERPROFILE%\.local\share\grundy"
set "grundy_class_path=%grundy_home%lib\texts.jar;%grundy_home%lib\grundy.jar"
if exist "%grundy_data%\lib\duckdb*.jar" set "grundy_class_path=%grundy_class_path%;%grundy_data%\lib\*"

rem Java writes down the classes that it loaded, and takes them at the next start if they still fit.
set "grundy_classes="
if not defined LOCALAPPDATA goto run
if not exist "%LOCALAPPDATA%\grundy" mkdir "%LOCALAPPDATA%\grundy" 2>nul
if exist "%LOCALAPPDATA%\grundy" set grundy_classes=-XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%LOCALAPPDATA%\grundy\@release@.jsa"

:run
rem Grundy speaks UTF-8; the console goes back to what it was.
set "grundy_page="
for /f "tokens=2 delims=:." %%c in ('chcp') do set "grundy_page=%%c"
chcp 65001 >nul
"%grundy_java%" %grundy_options% %GRUNDY_JAVA_OPTS% %grundy_classes% "-Dgrundy.page=%grundy_home%lib\page" "-Dgrundy.libraries=%grundy_data%\lib" -Dgrundy.duckdb=@duckdb@ -cp "%grundy_class_path%" grundy.cli.Main %*
set "grundy_status=%ERRORLEVEL%"
if defined grundy_page chcp %grundy_page% >nul
exit /b %grundy_status%

:old_java
echo Grundy needs a JDK 25 or newer, and %grundy_java% is %grundy_feature%. Install one (https://adoptium.net) or set GRUNDY_JAVA_HOME. 1>&2
exit /b 3

:no_java
echo Grundy needs a JDK 25 or newer and found none. Install one (https://adoptium.net) or set JAVA_HOME. 1>&2
exit /b 3
